import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'

import type { ErrorCode } from '#domain/codes.ts'
import type { Guide } from '#domain/guide/guide.ts'
import type { Lifecycle } from '#domain/lifecycle.ts'
import { codeLoader } from '#integrations/codes/loader.ts'
import { guideLoader } from '#integrations/guides/loader.ts'
import { lifecycleLoader } from '#integrations/lifecycle.ts'
import { triageLoader } from '#integrations/triage/loader.ts'

/** Checked by the loader with the domain's own schema; the custom type only names it. */
const guides = defineCollection({ loader: guideLoader(), schema: z.custom<Guide>() })
const codes = defineCollection({ loader: codeLoader(), schema: z.custom<ErrorCode>() })
const lifecycle = defineCollection({ loader: lifecycleLoader(), schema: z.custom<Lifecycle>() })

/** The questions of "What is wrong?" on /diagnostics. */
const triage = defineCollection({ loader: triageLoader() })

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

export const collections = { guides, codes, lifecycle, legal, triage }
