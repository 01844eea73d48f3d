/** Joins two sentences; the first has no full stop. In a file of its own, so that it can be loaded without other texts. */
export const sentences = (title: string, text: string): string => `${title}. ${text}`
