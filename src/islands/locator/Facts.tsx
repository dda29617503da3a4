import { readableNumber } from '#domain/locator/phone.ts'
import { osmAddress, PENDING, PENDING_TEXT } from '#domain/locator/technicians.ts'
import type { Technician } from '#domain/locator/technicians.ts'
import { site } from '#site.ts'

/** What is known of a technician. What is not known says so, and is never a link. */
export function Facts({ technician }: { technician: Technician }) {
  const { description, contact, website, email, address } = technician
  const onMap = osmAddress(technician)
  return (
    <dl>
      <dt>Description</dt>
      <dd>{description === PENDING ? PENDING_TEXT : description}</dd>
      <dt>Address</dt>
      <dd>{address === PENDING ? PENDING_TEXT : address}</dd>
      <dt>Contact</dt>
      <dd>
        {contact === PENDING ? (
          PENDING_TEXT
        ) : (
          <a href={`tel:${contact}`}>{readableNumber(contact, site.country.dialCode)}</a>
        )}
      </dd>
      <dt>Website</dt>
      <dd>
        {website === PENDING ? (
          PENDING_TEXT
        ) : (
          <a href={website} rel="noopener nofollow">
            {website.replace(/^https:\/\/(www\.)?|\/$/g, '')}
          </a>
        )}
      </dd>
      <dt>Email</dt>
      <dd>{email === PENDING ? PENDING_TEXT : <a href={`mailto:${email}`}>{email}</a>}</dd>
      {onMap && (
        <>
          <dt>Source</dt>
          <dd>
            <a href={onMap} rel="noopener">
              OpenStreetMap
            </a>
            . Something wrong? You can correct it there.
          </dd>
        </>
      )}
    </dl>
  )
}
