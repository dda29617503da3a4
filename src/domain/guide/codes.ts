import * as v from 'valibot'

import { httpsAddress, pathOf, sentence } from '#domain/fields.ts'
import type { CodeRecord } from '#domain/search/records.ts'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const slug = v.pipe(
  v.string('Write small letters, digits and hyphens.'),
  v.regex(SLUG, 'Write small letters, digits and hyphens.'),
)

const sources = v.pipe(
  v.array(
    v.strictObject({ title: sentence(5, 160), url: httpsAddress }, 'Write a title and a url.'),
    'Write a list of title and url.',
  ),
  v.minLength(1, 'Name at least one official page.'),
)

const Code = v.strictObject(
  {
    /** As the reader sees it: `0x80070643`, `INACCESSIBLE_BOOT_DEVICE`, `HP 3.2`. */
    code: sentence(3, 60),
    /** The end of its address, where its own letters would not do. */
    slug: v.optional(slug),
    /** Other spellings. Short numbers such as 0xEF get their long form by themselves. */
    also: v.optional(v.array(sentence(2, 60), 'Write a list: ["0xEF"].'), []),
    /** What it means, in one line without a full stop. */
    short: sentence(3, 70),
    meaning: sentence(20, 300),
    /** The name of one of the lists under `first:` of this file. */
    first: v.string('Write the name of a list under "first:".'),
    /** Ids of the guides that help, best first. */
    guides: v.pipe(
      v.array(v.pipe(v.number('Write numbers of guides: [34, 30].'), v.integer())),
      v.minLength(1, 'Name at least one guide.'),
    ),
    /** Official pages for this code alone; without them, those of the family count. */
    sources: v.optional(sources),
  },
  ({ path }) => (path ? 'This field is missing. Add it.' : 'Write the fields of a code.'),
)

const pages = ['codes', 'web-and-mail', 'printers-and-drives', 'lights-and-beeps'] as const

/** One file in src/content/codes: codes that are seen in the same place. */
export const CodeFamily = v.pipe(
  v.strictObject(
    {
      id: slug,
      name: sentence(5, 40),
      /** The page that lists its codes: all of them on one page would be slow on a phone. */
      page: v.picklist(pages, `Write one of: ${pages.join(', ')}.`),
      /** Where the reader sees such a code. */
      where: sentence(40, 300),
      /** What is true of all of them. */
      note: sentence(40, 300),
      sources,
      /** What to do first, by a short name that the codes refer to. */
      first: v.record(
        v.string(),
        v.pipe(v.array(sentence(10, 160)), v.minLength(1, 'Write at least one line.')),
        'Write lists with names.',
      ),
      codes: v.pipe(v.array(Code, 'Write a list of codes.'), v.minLength(1, 'Write a code.')),
    },
    ({ path }) => (path ? 'This field is missing. Add it.' : 'Write the fields of a family.'),
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { first, codes } = dataset.value
    codes.forEach((code, at) => {
      if (first[code.first]) return
      addIssue({
        message: `There is no list "${code.first}". The lists are ${Object.keys(first).join(', ')}.`,
        path: pathOf('codes', at, 'first'),
      })
    })
  }),
)

export type CodeFamily = v.InferOutput<typeof CodeFamily>

/** A code as its page and the search use it. */
export interface ErrorCode {
  /** Its place among all codes: by family, then as the file has them. */
  order: number
  code: string
  slug: string
  /** Other spellings, without the code itself. */
  also: readonly string[]
  short: string
  meaning: string
  first: readonly string[]
  guides: readonly number[]
  sources: CodeFamily['sources']
  family: Pick<CodeFamily, 'id' | 'name' | 'page' | 'where' | 'note'>
}

/** The codes of a family, in the order of its file; the first gets the number `from`. */
export function codesOf(
  { codes, first, sources, ...family }: CodeFamily,
  from: number,
): ErrorCode[] {
  return codes.map(({ first: list, ...code }, at) => ({
    ...code,
    order: from + at,
    slug: code.slug ?? slugOf(code.code),
    also: spellings(code.code, code.also),
    first: first[list] ?? [],
    sources: code.sources ?? sources,
    family,
  }))
}

const slugOf = (code: string) =>
  code
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? ''

/** Windows writes 0xEF in one place and 0x000000EF in another. */
function spellings(code: string, also: readonly string[]): string[] {
  const all = also.flatMap(spelling => {
    const digits = /^0x([0-9a-f]{1,7})$/i.exec(spelling)?.[1]
    return digits ? [spelling, `0x${digits.padStart(8, '0')}`] : [spelling]
  })
  return [...new Set(all)].filter(spelling => spelling.toLowerCase() !== code.toLowerCase())
}

/** The codes by family, in the order of the files. */
export function byFamily(codes: readonly ErrorCode[]) {
  const ordered = codes.toSorted((a, b) => a.order - b.order)
  return [...Map.groupBy(ordered, ({ family }) => family.id)].flatMap(([, members]) =>
    members[0] ? [{ family: members[0].family, codes: members }] : [],
  )
}

const MOST_NEIGHBOURS = 6

/** Codes that call for the same first steps, those nearest in the list first. */
export function neighbours(code: ErrorCode, codes: readonly ErrorCode[]): ErrorCode[] {
  const distance = ({ order }: ErrorCode) => Math.abs(order - code.order)
  return codes
    .filter(other => other !== code && other.family.id === code.family.id)
    .filter(({ first }) => first.join() === code.first.join())
    .toSorted((a, b) => distance(a) - distance(b) || a.order - b.order)
    .slice(0, MOST_NEIGHBOURS)
}

export const codePath = ({ slug }: Pick<ErrorCode, 'slug'>) => `/codes/${slug}`

/** The pages that list codes. */
export const codePages: Record<CodeFamily['page'], { path: string; name: string }> = {
  codes: { path: '/codes', name: 'Error codes' },
  'web-and-mail': { path: '/codes/web-and-mail', name: 'Web pages, email and Office' },
  'printers-and-drives': { path: '/codes/printers-and-drives', name: 'Printers, drives and Macs' },
  'lights-and-beeps': { path: '/codes/lights-and-beeps', name: 'Lights, beeps and tests' },
}

/** Where the codes of a family are listed. */
export const familyPath = ({ id, page }: ErrorCode['family']) => `${codePages[page].path}#${id}`

/** "HP 3.4" is 3.4 blinks to somebody who counts them. */
function counted({ code }: ErrorCode): string[] {
  const count = / (\d[.,]\d)$/.exec(code)?.[1]
  return count ? [`${count} blinks`] : []
}

/** What readers type for a spelling of the codes of a family, or of all. */
const typed: readonly { family?: string; form: RegExp; as: readonly string[] }[] = [
  { form: /^0x([8c][0-9a-f]{7})$/i, as: ['$1'] },
  {
    family: 'stop',
    form: /^0x0*(\d{2,3})$/,
    as: ['blue screen $1', 'bsod $1', 'stop code $1', 'stop error $1'],
  },
  {
    family: 'printer',
    form: /^(hp|canon|epson|brother) (\w*\d\w*)$/i,
    as: ['$1 error $2', '$1 error code $2', '$1 printer $2', '$1 printer error $2', 'error $2 $1'],
  },
  {
    family: 'mac',
    form: /^mac error -(\w+)$/i,
    as: ['error $1 mac', 'mac error code $1', 'finder error $1', 'finder error code $1'],
  },
]

function asTyped({ code, also, family }: ErrorCode): string[] {
  const forms = typed.filter(one => !one.family || one.family === family.id)
  const all = [code, ...also].flatMap(spelling =>
    forms.flatMap(({ form, as }) =>
      form.test(spelling) ? as.map(one => spelling.replace(form, one)) : [],
    ),
  )
  return [...new Set(all)]
}

/** What the search finds codes by. */
export function codeRecords(codes: readonly ErrorCode[]): CodeRecord[] {
  return codes.map(code => ({
    code: code.code,
    also: [...code.also, ...counted(code), ...asTyped(code)],
    title: `${code.code}: ${code.short}`,
    description: code.meaning,
    address: codePath(code),
    guides: code.guides,
  }))
}
