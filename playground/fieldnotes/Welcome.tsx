import type { ReactNode } from 'react'
import { Contours } from './Contours.tsx'

const walks = [
  { name: 'Ridge loop', facts: '11.4 km, 3 h 20', tone: 'sand', shift: 0 },
  { name: 'Tide path', facts: '6.8 km, 1 h 45', tone: 'sea', shift: 14 },
  { name: 'Old quarry', facts: '9.1 km, 2 h 30', tone: 'clay', shift: 28 },
]

/** The front page of the example app; an inline login takes the place of the map. */
export function Welcome({ login }: { login: ReactNode }) {
  return (
    <>
      <div className="fn-hero">
        <div>
          <h1>Walks worth keeping.</h1>
          <p>
            Map the paths you love, share them with friends, and keep your season pass in one place.
          </p>
        </div>
        {login ?? (
          <div className="fn-map">
            <Contours tone="meadow" />
          </div>
        )}
      </div>
      <ul className="fn-walks">
        {walks.map((walk) => (
          <li key={walk.name}>
            <Contours tone={walk.tone} shift={walk.shift} />
            <b>{walk.name}</b>
            <span>{walk.facts}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
