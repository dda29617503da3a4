import { defineCollection } from 'astro:content'
import { file, glob } from 'astro/loaders'
import { z } from 'astro/zod'

import { categories, limits } from '#domain/forum/forum.ts'
import type { ErrorCode } from '#domain/guide/codes.ts'
import type { GuideSummary } from '#domain/guide/guide.ts'
import type { Lifecycle } from '#domain/guide/lifecycle.ts'
import type { Technician } from '#domain/locator/technicians.ts'
import type { PlacedQuestion } from '#domain/diagnostics/triage.ts'
import { codeLoader } from '#integrations/codes/loader.ts'
import { guideLoader } from '#integrations/guides/loader.ts'
import { reviewLoader } from '#integrations/guides/guide-reviews.ts'
import type { GuideReview } from '#domain/guide/guide-reviews.ts'
import { lifecycleLoader } from '#integrations/lifecycle.ts'
import { triageLoader } from '#integrations/triage/loader.ts'
import { technicianLoader } from '#integrations/technicians/loader.ts'

/** Checked by the loaders with the domain's own schemas; the custom types only name them. */
const guides = defineCollection({ loader: guideLoader(), schema: z.custom<GuideSummary>() })
const codes = defineCollection({ loader: codeLoader(), schema: z.custom<ErrorCode>() })
const lifecycle = defineCollection({ loader: lifecycleLoader(), schema: z.custom<Lifecycle>() })

/** Who has read a guide again, and what for. */
const reviews = defineCollection({
  loader: reviewLoader(),
  schema: z.custom<{ list: readonly GuideReview[] }>(),
})

/** The questions of "What is wrong?" on /diagnostics. */
const triage = defineCollection({
  loader: triageLoader(),
  schema: z.custom<{ questions: readonly PlacedQuestion[] }>(),
})

/** The four policies. The specification fixes their effective date. */
const legal = defineCollection({
  loader: glob({ pattern: '*.md', base: './src/content/legal' }),
  schema: z.strictObject({
    title: z.string(),
    /** For the page's description and the card on /legal. */
    summary: z.string().min(60).max(160),
    effective: z.coerce.date(),
    order: z.number().int(),
  }),
})

/** The forum's samples. They obey the same limits as what members write. */
const questions = defineCollection({
  loader: file('src/content/questions/samples.yaml'),
  schema: z.strictObject({
    id: z.string(),
    title: z.string().min(limits.shortestTitle).max(limits.title),
    details: z.string().trim().max(limits.details),
    category: z.enum(categories),
    /** The name of whoever asks; an invented person. */
    user: z.string().min(1).max(limits.user),
  }),
})

/** Somebody near who can look at the computer. */
const technicians = defineCollection({ loader: technicianLoader(), schema: z.custom<Technician>() })

export const collections = {
  guides,
  codes,
  lifecycle,
  legal,
  reviews,
  questions,
  technicians,
  triage,
}
