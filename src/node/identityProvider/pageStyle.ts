/** The looks of the pages: those of the login that leads to them, in both schemes. */
export const PAGE_STYLE = `
:root { color-scheme: light dark;
  --text: light-dark(#24201b, #f2eee8); --quiet: light-dark(#625b52, #b3aca2);
  --surface: light-dark(#ffffff, #211e1a); --page: light-dark(#f4f1ec, #171512);
  --line: light-dark(#8d867c, #7d766c); --soft-line: light-dark(#dcd6cc, #3a352f);
  --accent: light-dark(#1c5b47, #8fd0b6); --on-accent: light-dark(#ffffff, #10241c);
  --danger: light-dark(#a3261f, #ff9d95) }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 16px;
  padding: 24px 16px; background: var(--page); color: var(--text);
  font: 15px/1.4667 Inter, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif }
main { width: min(400px, 100%); padding: 32px; background: var(--surface); border: 1px solid var(--soft-line);
  border-radius: 16px; box-shadow: 0 12px 40px #0000000f }
.place { margin: 0 0 20px; font-size: 13px; color: var(--quiet) }
.place span { font-weight: 600; color: var(--accent) }
h1 { margin: 0 0 8px; font-size: 20px; line-height: 1.3; font-weight: 600; overflow-wrap: anywhere }
h1 b { font-weight: inherit; white-space: nowrap }
p { margin: 0 0 12px; color: var(--quiet) }
form { display: grid; gap: 12px; margin-top: 24px }
label { font-weight: 500; font-size: 14px; margin-bottom: -6px }
input, button { width: 100%; height: 48px; border-radius: 10px; font: inherit }
input { padding: 0 14px; color: inherit; background: var(--surface); border: 1px solid var(--line); font-size: 16px }
input[aria-invalid] { border-color: var(--danger) }
input::placeholder { color: var(--quiet); opacity: 1 }
button { border: 1px solid transparent; background: var(--accent); color: var(--on-accent); font-weight: 500; cursor: pointer }
button.quiet { background: none; color: var(--text); border-color: var(--soft-line) }
button:hover { filter: brightness(.94) }
input:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.problem { margin: -4px 0 0; color: var(--danger); font-size: 14px }
footer { width: min(400px, 100%); font-size: 13px; color: var(--quiet); text-align: center }
`
