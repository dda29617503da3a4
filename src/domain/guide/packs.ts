import type { TopicId } from '#domain/guide/topics.ts'

/** Where printable packs are served. They are built by src/integrations/packs. */
export const PACKS = '/downloads'

/** The pack of one guide: what its `zipUrl` says. */
export const packPath = ({ id, slug }: { id: number; slug: string }) => `${PACKS}/${id}-${slug}.zip`

/** The pack of all guides of a topic. */
export const topicPackPath = (topic: TopicId) => `${PACKS}/topic-${topic}.zip`

/** The pack of every guide. */
export const libraryPackPath = `${PACKS}/fixwise-library.zip`
