import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { codeEntry, createFakeKit, type FakeKit } from '../../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import type { CodeNotice } from '../../../core/login/loginState.ts'
import { Login } from '../Login.tsx'

let fake: FakeKit

beforeEach(() => {
  fake = createFakeKit()
  renderWithKit(
    <>
      <Login />
      <textarea aria-label="Message" />
    </>,
    {},
    fake,
  )
  enter({ kind: 'none' })
})

function enter(notice: CodeNotice) {
  act(() => fake.setLogin({ at: 'enteringCode', entry: codeEntry, notice }))
}

const code = () => screen.getByRole('textbox', { name: '6-digit code' })
const elsewhere = () => screen.getByRole('textbox', { name: 'Message' })

test('takes no focus from another part of the page when the code expires by itself', () => {
  act(() => elsewhere().focus())
  enter({ kind: 'expired' })
  expect(elsewhere()).toHaveFocus()
})

test('takes no focus from another part of the page when another screen comes by itself', () => {
  act(() => elsewhere().focus())
  act(() => fake.setLogin({ at: 'choosing', draft: '', error: null }))
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible()
  expect(elsewhere()).toHaveFocus()
})

test('moves the focus to the field after an answer, from a button of its own and from nowhere', () => {
  act(() => screen.getByRole('button', { name: 'Verify code' }).focus())
  enter({ kind: 'wrong', attemptsLeft: 2 })
  expect(code()).toHaveFocus()
  act(() => code().blur())
  expect(document.body).toHaveFocus()
  enter({ kind: 'wrong', attemptsLeft: 1 })
  expect(code()).toHaveFocus()
})
