import { useSyncExternalStore } from 'react'

import { motion } from '#stores/motion.ts'

/** Whether the reader has asked the system for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(motion.watch, motion.isReduced, () => false)
}
