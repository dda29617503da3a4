import { languageOf } from '#domain/search/language.ts'
import { parseWords } from '#domain/search/words.ts'

/** Curated words of few entries, for rules that must not hang on the words of the site. */
export const fewWords = parseWords([
  {
    same: [
      'laptop, notebook, lap top',
      'boot, turn on, start up',
      'network, wi fi, wifi',
      'erase, wipe computer',
      'bsod, blue screen of death',
    ],
    alike: ['slow, sluggish, lags', 'queue, spooler'],
    related: [
      { say: 'epson', hint: 'toner, printer' },
      { say: 'epson', near: 'printer', hint: 'ink' },
      { say: 'epson', hint: 'printer' },
      { say: 'black screen, dark screen', near: 'display' },
    ],
    stop: 'the, a, is, my, in, this, what is, of, i, does, it, how do i',
    people: 'grandmother, boss',
    ours: 'laptop, computer, network, keyboard',
    trouble: 'problem, broken',
    facts: 'what is, who invented',
    weak: 'really, suddenly',
    context: 'laptop, computer',
    not: 'not, wont, unable',
    ceasing: 'stopped, quit',
    elsewhere: ['piano, recipe', 'engine oil, computer science'],
    others: 'iphone, television',
    everyday: 'cup dog window breakfast',
    codes: [{ like: '0x8024[0-9a-f]{4}', means: 'update' }],
  },
])
export const plainLanguage = languageOf(fewWords)
