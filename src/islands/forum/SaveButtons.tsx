interface Props {
  saving: boolean
  close: () => void
}

/** The buttons below an edit form: save or cancel. */
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
