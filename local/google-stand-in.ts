import { readFileSync } from 'node:fs'

import { projectFile } from './project.ts'

/** Where the local Auth part serves the stand-in. */
export const STAND_IN_PATH = '/__local/google.js'

/** Google's own script, which pages and the emulator ask for. */
export const GOOGLE_SCRIPT = 'https://apis.google.com/js/api.js'

/** The text of the stand-in for Google's script, see google/stand-in.js. */
export const standIn = () => readFileSync(projectFile('local/google/stand-in.js'), 'utf8')

/**
 * The pages of the Auth emulator with the stand-in in place of Google's script, and without the styles and fonts
 * that its account chooser takes from the network. Its frame also reads a storage that browsers refuse to the frame of
 * another site; what lies there is for sign-ins by redirection, which this site does not use.
 */
export const localise = (html: string) =>
  html
    .replaceAll(GOOGLE_SCRIPT, STAND_IN_PATH)
    .replaceAll('sessionStorage[', '(self.nothingStored ??= {})[')
    .replace(/<link href="https:[^>]*>/g, '')
    .replace(/<script src="https:[^>]*><\/script>/g, '')
