import { builtStorybook } from './builtStorybook.ts'

/** Builds the Storybook before the first file: two files that build it at once take it from under each other. */
export default function setup(): void {
  builtStorybook()
}
