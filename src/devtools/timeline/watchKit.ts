import type { Latchkit } from '../../core/latchkit.ts'
import type { Recorder } from '../record/createRecorder.ts'
import { noteOfLogin, noteOfSession } from './noteOf.ts'

/** Notes each state that a kit goes through; returns the way to stop. */
export function watchKit(
  { login, session }: Pick<Latchkit, 'login' | 'session'>,
  recorder: Recorder,
): () => void {
  const noteLogin = () => {
    const state = login.state.getState()
    recorder.note({ of: 'Login', name: state.at, note: noteOfLogin(state) })
  }
  const noteSession = () => {
    const state = session.getState()
    recorder.note({ of: 'Session', name: state.status, note: noteOfSession(state) })
  }
  if (recorder.moments.getState().length === 0) {
    noteLogin()
    noteSession()
  }
  const stops = [login.state.subscribe(noteLogin), session.subscribe(noteSession)]
  return () => {
    for (const stop of stops) stop()
  }
}
