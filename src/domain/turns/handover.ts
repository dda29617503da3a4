export interface Handover {
  trouble: string
  computer: string | undefined
  /** "Fix 1: Turn Wi-Fi off and on" */
  tried: readonly string[]
  address: string
}

/** What somebody who repairs computers wants to know first, as a text to send or print. */
export function handoverText({ trouble, computer, tried, address }: Handover): string {
  return [
    `Trouble: ${trouble}`,
    ...(computer ? [`Computer: ${computer}`] : []),
    'Tried without success:',
    ...tried.map(one => `- ${one}`),
    `Guide: ${address}`,
  ].join('\n')
}
