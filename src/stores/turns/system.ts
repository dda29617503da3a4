import { systemIds } from '#domain/guide/systems.ts'
import type { SystemId } from '#domain/guide/systems.ts'
import { stored } from '#stores/stored.ts'

/** The computer that is being fixed, as the reader has said in any guide. All guides remember it. */
export const $chosenSystem = stored<SystemId | undefined>('chosenSystem', undefined, {
  decode: text => systemIds.find(id => id === text),
  encode: system => system,
})
