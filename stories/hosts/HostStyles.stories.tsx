import type { Meta, StoryObj } from '@storybook/react-vite'
import bootstrap from 'bootstrap/dist/css/bootstrap.min.css?raw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preflight from 'tailwindcss/preflight.css?raw'
import theme from 'tailwindcss/theme.css?raw'
import utilities from 'tailwindcss/utilities.css?raw'
import { useUiSettings } from '../../src/react/kitContext.ts'
import { LatchkitProvider } from '../../src/react/LatchkitProvider.tsx'
import { Login } from '../../src/ui/login/Login.tsx'
import { LoginButton } from '../../src/ui/login/LoginButton.tsx'
import { LoginModal } from '../../src/ui/login/LoginModal.tsx'
import { StoryLogo } from '../support/frame.tsx'
import { type LocalService, startLocalService } from '../support/localService.ts'
import { oncePerShowing } from '../support/oncePerShowing.ts'
import { HOST_CLASSES, type Host, hostCss } from './hostCss.ts'

const files = { bootstrap, theme, preflight, utilities }

type Loaded = { readonly local: LocalService; readonly css: string }
type PageProps = Loaded & { readonly host: Host }

/** A page with styles of its own, the button that opens the login, and the login in the page. */
function Page({ host, local, css }: PageProps) {
  const classes = HOST_CLASSES[host]
  return (
    <>
      <style>{css}</style>
      <div className={classes.page}>
        <h2 className={classes.heading}>Field notes</h2>
        <p>Write down what you see.</p>
        <button type="button" className={classes.button}>
          New note
        </button>{' '}
        <LatchkitProvider kit={local.kit} {...useUiSettings()}>
          <LoginModal logo={<StoryLogo />} />
          <LoginButton />
          <Login logo={<StoryLogo />} />
        </LatchkitProvider>
      </div>
    </>
  )
}

/** The page has its styles and the kit its own: on its button, its field and its title, in the page and in the modal. */
async function play({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  const page = within(canvasElement)
  const host = getComputedStyle(page.getByRole('button', { name: 'New note' }))
  await userEvent.click(await page.findByRole('button', { name: 'Log in' }))
  const dialog = await screen.findByRole('dialog')
  const inside = within(dialog)
  const button = getComputedStyle(await inside.findByRole('button', { name: 'Continue' }))
  await expect(button.padding).toBe('8px 16px')
  await expect(button.borderRadius).toBe('10px')
  await expect(button.fontSize).toBe('15px')
  await expect(button.backgroundColor).not.toBe(host.backgroundColor)
  const title = getComputedStyle(inside.getByRole('heading', { name: 'Log in to Fieldnotes' }))
  await expect(title.fontSize).toMatch(/^20(\.\d+)?px$/)
  await expect(title.margin).toBe('0px')
  await expect(getComputedStyle(inside.getByRole('textbox')).fontSize).toBe('16px')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

const meta = {
  title: 'Hosts/Styles of the page',
  parameters: { frame: 'none' },
  play,
} satisfies Meta

export default meta
type Story = StoryObj<Loaded>

const storyOf = (host: Host): Story => ({
  loaders: [
    oncePerShowing(async () => ({
      local: await startLocalService(),
      css: await hostCss(host, files),
    })),
  ],
  render: (_, { loaded }) => <Page host={host} local={loaded.local} css={loaded.css} />,
})

export const Tailwind: Story = storyOf('tailwind')

export const Bootstrap: Story = storyOf('bootstrap')

export const Reset: Story = storyOf('reset')
