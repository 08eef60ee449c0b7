import { paths } from '../../../shared/paths.ts'
import { fixed } from '../parts/fixed.ts'
import { SiteSearch, type Searched } from './site-search.tsx'
import { Brand } from './brand-name.tsx'
import { currentViewer, type Viewer } from './viewer.ts'
import { Face } from '../parts/picture.tsx'
import { Menu } from '../parts/menu.tsx'
import { Form } from '../forms/form.tsx'
import { footerLinks } from '../../domain/settings/own-pages.ts'
import { currentSite } from '../../domain/settings/current-site.ts'

const themes = [
  { id: 'system', label: 'System' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
]

/** Only where scripts run: browser/theme.ts remembers the choice in the browser. */
const themeChoice = fixed(() => (
  <div class="themes line sunken pill" role="group" aria-label="Theme">
    {themes.map(({ id, label }) => (
      <button key={id} type="button" class="edgeless soft pill pressable" data-theme-choice={id}>
        {label}
      </button>
    ))}
  </div>
))

export type Section = 'catalog' | 'weeks' | 'directories' | 'audit'

/** Where the pages of a section are found. */
const sections: Record<Section, string> = {
  catalog: paths.home(),
  weeks: paths.weeks(),
  directories: paths.directories(),
  audit: paths.audit(),
}

type HeaderProps = { section: Section | undefined; searched: Searched | undefined }

/** The top of every page. It’s the same for all who are signed out and haven’t searched. */
export const Header = (shown: HeaderProps) =>
  shown.searched === undefined && currentViewer() === null ? plainHeader(shown.section) : drawHeader(shown)

const plainHeader = fixed((section: Section | undefined) => drawHeader({ section, searched: undefined }))

const drawHeader = ({ section, searched }: HeaderProps) => (
  <header class="site-header underlined">
    <div class="wrap site-header__row row center between">
      <a class="brand pad-y-3 inline center no-line" href={paths.home()}>
        <Brand />
      </a>
      <nav aria-label="Site">
        <ul class="site-nav row small unbroken">
          {currentSite().navigation.map(({ label, url }) => (
            <li key={url}>
              <a
                class="quiet block no-line"
                href={url}
                aria-current={section !== undefined && url === sections[section] ? 'page' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <SiteSearch searched={searched} />
      <Account />
    </div>
  </header>
)

export const Footer = ({ feed }: { feed: string }) => (
  <footer class="site-footer soft small ruled">
    <div class="wrap site-footer__row row between">
      <p>
        {currentSite().tagline}
        {currentSite().showsSoftware && `${/[.!?…]$/.test(currentSite().tagline) ? '' : '.'} Made with Slipway.`}
      </p>
      <ul class="row gap-2-5">
        {footerList()}
        <li>
          <a href={feed}>Feed</a>
        </li>
      </ul>
      {themeChoice()}
    </div>
  </footer>
)

const footerList = fixed(() => (
  <>
    {footerLinks(currentSite()).map(({ label, url }) => (
      <li key={`${label} ${url}`}>
        <a href={url}>{label}</a>
      </li>
    ))}
  </>
))

function Account() {
  const viewer = currentViewer()
  if (viewer === null) {
    return (
      <nav class="viewer row center unbroken" aria-label="Account">
        <a class="quiet no-line" href={paths.signIn()}>
          Sign in
        </a>
        {/* Most people without a session have no account yet. */}
        {launchButton(paths.signUp({ return: paths.newDraft() }))}
      </nav>
    )
  }
  return (
    <nav class="viewer row center unbroken" aria-label="Account">
      {launchButton(paths.newDraft())}
      <Bell unread={viewer.unread} />
      <ViewerMenu viewer={viewer} />
    </nav>
  )
}

const launchButton = fixed((to: string) => (
  <a class="sw-button sw-button--primary" href={to}>
    <span>
      Launch<span class="viewer__more"> your product</span>
    </span>
  </a>
))

const ViewerMenu = ({ viewer: { name, handle, picture, isModerator, isOwner } }: { viewer: Viewer }) => (
  <Menu button={<Face name={name} picture={picture} size={34} />} label={`Account of ${name}`}>
    <p class="menu__who underlined wraps">
      <strong class="block">
        <bdi>{name}</bdi>
      </strong>
      {handle !== null && <span class="soft">@{handle}</span>}
    </p>
    <ul>
      {menuLinks()}
      {isModerator && (
        <li>
          <a href={paths.moderation()}>Moderation</a>
        </li>
      )}
      {isOwner && (
        <li>
          <a href={paths.settings()}>Site settings</a>
        </li>
      )}
    </ul>
    <div class="ruled pad-y-2">{themeChoice()}</div>
    <Form name="sign-out" to={paths.signOut()} class="ruled" rejected={null}>
      <button>Sign out</button>
    </Form>
  </Menu>
)

const menuLinks = fixed(() => (
  <>
    {[
      { href: paths.dashboard(), words: 'Dashboard' },
      { href: paths.saved(), words: 'Saved' },
      { href: paths.profile(), words: 'Settings' },
    ].map(({ href, words }) => (
      <li key={href}>
        <a href={href}>{words}</a>
      </li>
    ))}
  </>
))

/** Leads to the notifications. The number is part of its name, so the drawn one is hidden from screen readers. */
function Bell({ unread }: { unread: number }) {
  const count = unread > 9 ? '9+' : String(unread)
  return (
    <a
      class="bell quiet no-line"
      href={paths.notifications()}
      aria-label={unread === 0 ? 'Notifications' : `Notifications, ${count} unread`}
    >
      <svg class="drawn" viewBox="0 0 24 24" width="20" height="20" stroke-width="1.8" aria-hidden="true">
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
