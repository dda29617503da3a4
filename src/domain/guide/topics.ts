/** The twelve topics: tiles on home, pages under /topics, the enum of the front matter. Order is the order on home. */
export const topics = [
  { id: 'internet', name: 'Internet and Wi-Fi', hint: 'No network, or it drops' },
  { id: 'start', name: "Won't start", hint: 'Black screen, no lights' },
  { id: 'slow', name: 'Slow or frozen', hint: 'Everything takes ages' },
  { id: 'screen', name: 'Screen and picture', hint: 'Too small, flickers, cracked' },
  { id: 'sound', name: 'Sound and camera', hint: 'Nobody can hear me' },
  { id: 'printing', name: 'Printer and scanner', hint: 'It will not print' },
  { id: 'devices', name: 'Keyboard, mouse and USB', hint: 'Wrong letters, no pointer' },
  { id: 'power', name: 'Battery, heat and noise', hint: 'Runs out, runs hot' },
  { id: 'security', name: 'Scams and viruses', hint: 'Pop-ups, strange calls' },
  { id: 'account', name: 'Email and passwords', hint: 'Locked out of an account' },
  { id: 'files', name: 'Files and photos', hint: 'Lost, full or deleted' },
  { id: 'windows', name: 'Updates and errors', hint: 'Blue screen, stuck update' },
] as const

export type TopicId = (typeof topics)[number]['id']
export type Topic = (typeof topics)[number]

export const topicIds = topics.map(({ id }) => id) as [TopicId, ...TopicId[]]

/** The topic with this id. Ids come from validated front matter, so there always is one. */
export function topicOf(id: TopicId): Topic {
  const topic = topics.find(topic => topic.id === id)
  if (!topic) throw new Error(`No topic "${id}"`)
  return topic
}
