import { paths } from '../../../shared/paths.ts'
import { instantWords } from '../../../shared/ui/instant-words.ts'
import { pageFile, type PagePictures } from '../../actions/audit/page-pictures.ts'
import { sizeOfKey } from '../../domain/pictures/picture.ts'
import { pageViews, type PagePicture, type Report } from '../../domain/report.ts'

/** `first`: at the top of the report. The others are further down, and `before` are those of the report that this one continues. */
type When = 'first' | 'now' | 'before'
type Props = { pictures: PagePictures; report: Report; name: string; when: When }

/** The page as visitors see it: a browser window, with a phone in front of its corner. */
export const PageWindows = ({ pictures, ...props }: Props) => (
  <div class="page-windows pad-top-4 anchor">
    {pageViews
      .flatMap((view) => pictures[view] ?? [])
      .map((picture) => (
        <PageWindow key={picture.view} picture={picture} {...props} />
      ))}
  </div>
)

type WindowProps = Omit<Props, 'pictures'> & { picture: PagePicture }

function PageWindow({ picture: { view, key }, report: { id }, name, when }: WindowProps) {
  const { width, height } = sizeOfKey(key)
  const fileOf = (each: 320 | 960) => paths.auditReportFile({ id, file: pageFile(view, each, when === 'before') })
  return (
    <a class={`page-windows__${view} block clip edged lit`} href={fileOf(960)}>
      <img
        class="block whole covers"
        src={fileOf(view === 'phone' ? 320 : 960)}
        srcset={`${fileOf(320)} 320w, ${fileOf(960)} ${Math.min(960, width)}w`}
        sizes={view === 'phone' ? '6rem' : '(max-width: 48rem) 80vw, 26rem'}
        alt={`${name} ${view === 'phone' ? 'on a phone' : 'in a desktop browser'}${when === 'before' ? ' before' : ''}`}
        width={width}
        height={height}
        {...(when === 'first' ? { fetchpriority: 'high' } : { loading: 'lazy' })}
      />
    </a>
  )
}

type Pair = { pictures: Record<'now' | 'before', PagePictures>; times: Record<'now' | 'before', string>; report: Report; name: string }
const sides = { before: 'Before', now: 'Now' } as const

/** The page at the last audit beside the page now. Nothing unless both were pictured, and look different. */
export function BeforeAndAfter({ pictures, times, report, name }: Pair) {
  const [before, now] = [pictures.before, pictures.now].map((each) =>
    pageViews
      .map((view) => each[view]?.key ?? '')
      .join(' ')
      .trim(),
  )
  if (before === '' || now === '' || before === now) return null
  return (
    <div class="halves grid gap-5 above-4">
      {(['before', 'now'] as const).map((when) => (
        <figure class="flat stack gap-2" key={when}>
          <PageWindows pictures={pictures[when]} report={report} name={name} when={when} />
          <figcaption class="small">
            <b>{sides[when]}</b> <span class="soft">{instantWords(times[when])}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
