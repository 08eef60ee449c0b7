import type { ComponentChildren } from 'preact'
import type { Launch } from '../../domain/launch/launch.ts'
import { textLang, drawParts } from '../parts/written.tsx'
import { Logo } from '../parts/picture.tsx'
import { readMarkdown } from '../../domain/listing/markdown.ts'

type Props = {
  launch: Pick<Launch, 'slug' | 'name' | 'tagline' | 'logo' | 'language'>
  /** A preview is part of a page that has its own h1. */
  title: 'h1' | 'h2'
  /** Below the tagline. */
  marks?: ComponentChildren
  /** What a visitor can do with the launch. */
  children: ComponentChildren
}

/** The top of a launch page and of its preview. */
export const LaunchHeader = ({ launch: { slug, name, tagline, logo, language }, title: Title, marks, children }: Props) => (
  <header class="launch__head grid at-start">
    <Logo address={logo} slug={slug} size={88} class="launch__logo covers" />
    <div class="launch__name">
      <Title>
        <bdi lang={textLang(name, language)}>{name}</bdi>
      </Title>
      <p class="above-2 soft large wraps">
        <bdi lang={textLang(tagline, language)}>{tagline}</bdi>
      </p>
      {marks && <div class="launch__marks gap-1-3 row center above-2">{marks}</div>}
    </div>
    <div class="launch__actions row at-start gap-3">{children}</div>
  </header>
)

export function Description({ text, language = null }: { text: string; language?: string | null }) {
  if (text.trim() === '') return null
  return (
    <div class="prose wraps readable" lang={textLang(text, language)} dir="auto">
      {drawParts(readMarkdown(text), 'ugc nofollow')}
    </div>
  )
}
