const COMPUTER = '(?:computers?|laptop|Mac|MacBook|Chromebook|PC|desktop)'
const ENDS = [
  // "Restart the computer", "shut down your Mac"
  new RegExp(
    `\\b(?:restart|reboot|shut down|switch off|turn off) (?:the |your |this |both )?${COMPUTER}\\b`,
    'i',
  ),
  // "turn the laptop off", "shut the Chromebook down"
  new RegExp(`\\b(?:turn|shut|switch) (?:the|your|this) ${COMPUTER} (?:off|down)\\b`, 'i'),
  // "Save your work, then restart."
  /(?:^|[.?!,] |\bthen |\band )(?:restart|shut down)(?= and sign in\b|[.,:]|$)/i,
  // "Select Restart", "Start > Power > Restart"
  /(?:\bselect |> |\bor )(?:Restart now|Restart|Shut Down|Update and restart)(?! task)(?=[.,]|$| and check| when| under)/i,
]
/** A program has a restart of its own. */
const PROGRAM = /\bRestart task\b|\bRight-click\b/i

/** Whether the computer goes off or starts again in this step, so that a page that is open on it closes. */
export const endsThePage = (words: string): boolean =>
  !PROGRAM.test(words) && ENDS.some(pattern => pattern.test(words))
