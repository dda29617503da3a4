/** The keys below what a member changes: to save it, or to leave it as it was. */
export function SaveKeys({ close }: { close: () => void }) {
  return (
    <>
      <button className="key key-main" type="submit">
        Save
      </button>
      <button className="key" type="button" onClick={close}>
        Cancel
      </button>
    </>
  )
}
