import { createRoot } from 'react-dom/client'
import { UiSettingsContext } from '../../../src/react/kitContext.ts'
import { ThemeRoot } from '../../../src/ui/theme/ThemeRoot.tsx'

/** What an app shows that has only a card. */
const roots = (['light', 'dark'] as const).map((theme) => (
  <UiSettingsContext.Provider key={theme} value={{ theme }}>
    <ThemeRoot>
      <section className="lk-card">Log in</section>
    </ThemeRoot>
  </UiSettingsContext.Provider>
))

createRoot(document.body.appendChild(document.createElement('main'))).render(roots)
