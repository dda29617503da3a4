/**
 * The address of the backend is inside the build, so the port of the tests is fixed; the six after it are used too.
 * `SITE_PORT` moves it, for two runs on one machine.
 */
export const SITE_PORT = Number(process.env['SITE_PORT'] ?? 4390)
