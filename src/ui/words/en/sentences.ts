/** Two sentences in a row, the first of which has no full stop yet. Apart from the others, for those who need no more. */
export const sentences = (title: string, text: string): string => `${title}. ${text}`
