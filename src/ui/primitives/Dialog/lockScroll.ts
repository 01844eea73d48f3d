let locks = 0
let unlock: () => void = () => undefined

/** Keeps the page behind from scrolling, without a jump where its scroll bar was. Returns what lets go, for all together. */
export function lockScroll(): () => void {
  if (locks === 0) unlock = lock()
  locks += 1
  return () => {
    locks -= 1
    if (locks === 0) unlock()
  }
}

function lock(): () => void {
  const { body, documentElement: html } = document
  // the page scrolls by what is set on `body`, unless `html` has something of its own
  const scroller = /^(visible)?$/.test(getComputedStyle(html).overflow) ? body : html
  const before = {
    overflow: scroller.style.overflow,
    gutter: html.style.getPropertyValue('scrollbar-gutter'),
    padding: body.style.paddingRight,
  }
  const bar = window.innerWidth - html.clientWidth
  scroller.style.overflow = 'hidden'
  if (html.clientWidth > 0 && bar > 0) {
    html.style.setProperty('scrollbar-gutter', 'stable')
    // where that is not known, the bar's width is left free
    const missing = window.innerWidth - html.clientWidth < bar
    const padding = Number.parseFloat(getComputedStyle(body).paddingRight) || 0
    if (missing) body.style.paddingRight = `${padding + bar}px`
  }
  return () => {
    scroller.style.overflow = before.overflow
    html.style.setProperty('scrollbar-gutter', before.gutter)
    body.style.paddingRight = before.padding
  }
}
