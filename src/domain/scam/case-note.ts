import type { KeptAnswers } from '#domain/kept-answers.ts'

/** Where the guide lies that leads through all of it, step by step. */
export const SCAM_GUIDE = '/issue/43'

/** Something that may have happened, in the words of whoever it happened to, and what to do about it. */
export interface Damage {
  id: string
  happened: string
  /** What helps, in one line. */
  advice: string
  /** The fix of the scam guide that leads through it. */
  fix?: number
}

/** In the order in which it is worth acting. */
export const damages: readonly Damage[] = [
  {
    id: 'control',
    happened: 'They moved my mouse, or saw my screen',
    advice: 'Ring your bank. Keep the computer off the internet until it has been checked.',
    fix: 4,
  },
  {
    id: 'money',
    happened: 'I sent money, or paid by card',
    advice: 'Ask your bank to stop the payment and to give the money back.',
    fix: 5,
  },
  {
    id: 'card',
    happened: 'They know my card or bank details',
    advice: 'Ask your bank for a new card. Look at your account every day, on your phone.',
    fix: 5,
  },
  {
    id: 'code',
    happened: 'I gave them a code from a text message',
    advice: 'If it came from your bank, ring the bank now.',
    fix: 5,
  },
  {
    id: 'gift-card',
    happened: 'I read out the code of a gift card',
    advice:
      'Ring the firm named on it, by the number on its own website. Keep the card and the receipt.',
    fix: 5,
  },
  {
    id: 'password',
    happened: 'They have a password of mine',
    advice: 'Change it on a device that they never touched. Start with your email.',
    fix: 6,
  },
  {
    id: 'program',
    happened: 'I installed a program, or pasted something',
    advice:
      'Ring your bank if you bank on that computer. Keep it off the internet. Change your passwords elsewhere.',
    fix: 3,
  },
  {
    id: 'identity',
    happened: 'They have my date of birth, or a photo of my passport or driving licence',
    advice: 'Say so in your report. Watch for bills and letters about things you never ordered.',
  },
]

/** A line that only the reader can fill in. */
export interface Detail {
  name: string
  label: string
  hint?: string
}

export const details: readonly Detail[] = [
  { name: 'began', label: 'When did it begin?', hint: 'For example: 22 November, about 3 pm' },
  { name: 'contact', label: 'Which phone number, email or website did they use?' },
  { name: 'called', label: 'Who did they say they were?' },
  {
    name: 'sum',
    label: 'How much was paid, and how?',
    hint: 'Never write a card number or a PIN.',
  },
  { name: 'reference', label: 'Reference number from the bank or the police' },
]

/**
 * The note for bank and police, as plain text: what was ticked and typed, and nothing else. `now` is when it is
 * written, in milliseconds; `language` and `timeZone` say how the day reads.
 */
export function caseNote(
  answers: KeptAnswers,
  now: number,
  language: string,
  timeZone?: string,
): string {
  const written = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(now)
  const happened = damages.filter(({ id }) => answers[id])
  const told = details.flatMap(({ name, label }) => {
    const answer = answers[name]?.trim()
    return answer ? [`${label} ${answer}`] : []
  })
  return [
    'Report of a scam',
    `Written on ${written}`,
    ...(happened.length > 0
      ? ['', 'What happened:', ...happened.map(({ happened: what }) => `- ${what}`)]
      : []),
    ...(told.length > 0 ? ['', ...told] : []),
  ].join('\n')
}
