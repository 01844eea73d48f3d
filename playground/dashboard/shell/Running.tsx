import { useQuery } from '@tanstack/react-query'
import { placeOf } from './placeOf.ts'

const LOOK_AGAIN_MS = 5000

/** Whether the service answers, and where it is. */
export function Running() {
  const { data: isUp = true } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) =>
      fetch('/health', { signal }).then(
        ({ ok }) => ok,
        () => false,
      ),
    refetchInterval: LOOK_AGAIN_MS,
    networkMode: 'always',
  })
  const place = placeOf(location)
  return (
    <span className="pg-live" role="status" data-state={isUp ? 'success' : 'error'}>
      {isUp ? 'Running' : 'Not answering'}
      <span className="pg-port"> {place}</span>
    </span>
  )
}
