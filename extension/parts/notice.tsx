import type { ComponentChildren } from 'preact'

const shapes = {
  info: 'M9 8v4.6M9 5.4v.1',
  pass: 'M5.8 9.2l2.2 2.3 4.2-4.9',
  warn: 'M9 5v4.6M9 12.6v.1',
  fail: 'M6.2 6.2l5.6 5.6M11.8 6.2l-5.6 5.6',
}

type Props = { tone: keyof typeof shapes; title: string; says?: string; children?: ComponentChildren }

/** A message about something that people should know, with what they can do. Shape and words carry the tone, not color alone. */
export const Notice = ({ tone, title, says, children }: Props) => (
  <section class={`notice line card tone-${tone}`}>
    <svg class="drawn rigid" viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <circle cx="9" cy="9" r="7.6" />
      <path d={shapes[tone]} />
    </svg>
    <div>
      <h2 class="flat">{title}</h2>
      {says !== undefined && <p>{says}</p>}
      {children}
    </div>
  </section>
)
