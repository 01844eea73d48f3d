/** The mark of the example app. */
export const OWN_LOGO = 'fieldnotes'
export const NO_LOGO = 'none'

/** Whether it is the address of a picture: nothing else may come from a shared address into a page. */
export function isPicture(text: string): boolean {
  return /^(https?:\/\/|data:image\/)/i.test(text) && URL.canParse(text)
}

/** Whether it says what the app's logo is. */
export function isLogo(text: string): boolean {
  return text === OWN_LOGO || text === NO_LOGO || isPicture(text)
}
