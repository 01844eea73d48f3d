import { Icon, type IconName } from '../icons.tsx'

/** What stands where nothing has happened yet. */
export function Empty(props: { icon: IconName; children: string }) {
  return (
    <div className="pg-empty">
      <Icon name={props.icon} size={24} />
      <p>{props.children}</p>
    </div>
  )
}
