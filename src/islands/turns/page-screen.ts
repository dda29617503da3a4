import type { Screen } from '#domain/turns/screens.ts'

/** A screen whose parts are parts of this page. */
export type PageScreen = Screen<HTMLElement>

/** A screen of one kind. */
export type ScreenOf<Kind extends Screen['kind']> = Extract<PageScreen, { kind: Kind }>
