/** What the search box says until it knows how to call the reader. */
export const playfulMessages = [
  'I fix better when I know who I am talking to. What should I call you?',
  'Even the printer has a name. What is yours?',
  'First things first: a nickname, please. Then we hunt the fault.',
  'My cables are ready. Only your nickname is missing.',
  'Hello, mysterious stranger. How about a nickname?',
  'Computers ask for passwords. I only ask for a nickname.',
  'Tell me a nickname and I will start looking at once.',
  'Captain? Professor? Grandma? Pick any name you like.',
  'A nickname first. It stays on this device, I promise.',
  'Have you tried turning your nickname on?',
  'Error 0: nickname not found. You can fix this one yourself.',
  'One small word stands between us and the search: your nickname.',
] as const

/** Another message than the last one. `chance` is a number from 0 up to but without 1. */
export function nextMessage(chance: number, last: string | undefined): string {
  const fresh = playfulMessages.filter(message => message !== last)
  return fresh[Math.floor(chance * fresh.length)] ?? playfulMessages[0]
}
