import { paths } from '../../../shared/paths.ts'
/** Leads to the notifications. The number is part of its name, so the drawn one is hidden from screen readers. */
export function Bell({ unread }: { unread: number }) {
  const count = unread > 9 ? '9+' : String(unread)
  return (
    <a class="bell" href={paths.notifications()} aria-label={unread === 0 ? 'Notifications' : `Notifications, ${count} unread`}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4" />
      </svg>
      {unread > 0 && (
        <span class="bell__count figures pill middle" aria-hidden="true">
          {count}
        </span>
      )}
    </a>
  )
}
