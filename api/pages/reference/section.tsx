import type { ComponentChildren } from 'preact'
import { CodeBlock } from '../parts/code-block.tsx'
import { Described } from './described.tsx'

export type Code = { title: string; text: string }
type SectionProps = { id: string; heading: 'h2' | 'h3'; title: string; number?: number; examples: Code[]; below?: ComponentChildren }

/** The facts about something, next to examples to copy. `below` is a note about the first example. */
export const Section = ({
  id,
  heading: Heading,
  title,
  number,
  examples,
  below,
  children,
}: SectionProps & { children: ComponentChildren }) => (
  <section class="endpoint grid above-5 ruled" id={id} aria-labelledby={`${id}-title`}>
    <div class="endpoint__text">
      <Heading id={`${id}-title`}>
        {number !== undefined && (
          <span class="reference__step in-middle" aria-hidden="true">
            {number}
          </span>
        )}{' '}
        <a class="no-line" href={`#${id}`}>
          {title}
        </a>
      </Heading>
      {children}
    </div>
    <div class="endpoint__examples stack gap-4">
      {examples.map((code, index) => (
        <>
          <CodeBlock wraps title={code.title} of={title} text={code.text} />
          {index === 0 && below}
        </>
      ))}
    </div>
  </section>
)

/** Opens a part with several sections. */
export const PartHead = ({ id, title, text }: { id: string; title: string; text: string }) => (
  <div class="reference__group readable">
    <h2 id={id}>{title}</h2>
    <p class="soft above-2">
      <Described text={text} />
    </p>
  </div>
)
