interface Props {
  saving: boolean
  close: () => void
}

/** The buttons below what a member changes: to save it, or to leave it as it was. */
export function SaveButtons({ saving, close }: Props) {
  return (
    <>
      <button className="button button-primary" type="submit" aria-disabled={saving}>
        {saving ? 'Saving…' : 'Save'}
      </button>
      <button className="button" type="button" onClick={close}>
        Cancel
      </button>
    </>
  )
}
