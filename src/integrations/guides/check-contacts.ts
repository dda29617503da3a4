import { ContactsFile, strangersIn } from '#domain/guide/contacts.ts'
import type { Contact, Contacts } from '#domain/guide/contacts.ts'
import { lineAt } from '#domain/line-at.ts'
import { ownProse } from '#integrations/blanked.ts'
import { readYamlFile } from '#integrations/yaml.ts'
import type { Problem } from './problem.ts'

const CONTACTS_FILE = 'src/content/contacts.yaml'

/** The sites and telephone numbers that guides may name, under the root of the project. */
export function readContacts(root: string): { contacts: Contacts; problems: readonly Problem[] } {
  const { value, problems } = readYamlFile(root, CONTACTS_FILE, ContactsFile, fields)
  return { contacts: value ?? { sites: [], numbers: [] }, problems }
}

const fields = ['checked', 'sites', 'numbers', 'host', 'number', 'whose']

/** The sites and telephone numbers in the text of a guide's file that nobody has checked. */
export function contactProblems(file: string, text: string, contacts: Contacts): Problem[] {
  const own = ownProse(text)
  return strangersIn(own, contacts).map(contact => ({
    level: 'error',
    file,
    line: lineAt(own, contact.at),
    field: contact.kind === 'site' ? 'link' : 'number',
    message: messageOf(contact),
    rule: 'hazard',
  }))
}

const messageOf = ({ kind, words }: Contact) =>
  kind === 'site'
    ? `${words} is not among the sites that guides may name. Name the maker's own page; or add the site to ${CONTACTS_FILE}, with whose it is.`
    : `${words} is not among the telephone numbers that guides may name: they change, and cheats spread their own. Say where the reader finds the number (on the bank card, on a bill); or add it to ${CONTACTS_FILE}, with whose it is.`
