import { Dialog } from '@base-ui/react/dialog'
import { createRoot } from 'react-dom/client'

/** What any app could have in place of the kit: a dialog with a title, a field and two buttons, and no look of its own. */
function Bare() {
  return (
    <Dialog.Root>
      <Dialog.Trigger>Log in</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop />
        <Dialog.Popup>
          <Dialog.Title>Log in</Dialog.Title>
          <form>
            <label>
              Email
              <input type="email" />
            </label>
            <button type="submit">Continue</button>
          </form>
          <Dialog.Close>Close</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Bare />)
