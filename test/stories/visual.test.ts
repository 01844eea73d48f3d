import { afterAll, beforeAll, expect, test } from 'vitest'
import { compare } from './visual/pictures.ts'
import { openStudio, type Studio, still } from './visual/studio.ts'

let studio: Studio

beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

test('the same story twice is the same picture, another state of it is not', async () => {
  const [one, other] = still.filter(({ title }) => title === 'Primitives/Button')
  const first = await studio.picture(one?.id ?? '')
  const again = await studio.picture(one?.id ?? '')
  const another = await studio.picture(other?.id ?? '')
  expect((await compare(studio.table, first, again)).says).toBeNull()
  expect((await compare(studio.table, first, another)).says).toMatch(/pixels differ|another size/)
})

test('a word more is found, and so is a colour a little off', async () => {
  const draw = async (html: string) => {
    await studio.table.setContent(`<body style="margin:0;font:15px sans-serif">${html}`)
    return studio.table
      .screenshot({ clip: { x: 0, y: 0, width: 240, height: 60 } })
      .then((png) => `data:image/png;base64,${png.toString('base64')}`)
  }
  const plain = await draw('Continue<p style="background:#1c5b47;height:20px">')
  const longer = await draw('Continue now<p style="background:#1c5b47;height:20px">')
  const redder = await draw('Continue<p style="background:#6c5b47;height:20px">')
  expect((await compare(studio.table, plain, plain)).says).toBeNull()
  expect((await compare(studio.table, plain, longer)).says).toMatch(/pixels differ/)
  expect((await compare(studio.table, plain, redder)).says).toMatch(/pixels differ/)
})
