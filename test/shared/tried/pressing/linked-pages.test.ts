import { expect, it } from 'vitest'
import { isPublicPath } from '../../../../shared/tried/pressing/linked-pages.ts'

it.each(['/pricing', '/Pricing/', '/de/preise', '/en-gb/contact', '/about.html', '/%C3%BCber-uns', '/faq/'])('%s may be opened', (path) =>
  expect(isPublicPath(path)).toBe(true),
)

it.each(
  `/ /cart/add/3 /warenkorb/hinzufuegen/3 /kuendigen /logg-ut /abmelden /deconnexion /odhlasit /logout /vote/12 /like/12 /follow/ana /invite/accept/9
/posts/3/publish /approve/9 /letter/3/archive /notifications/read-all /basket/empty /account/deactivate /set-language/de /resend-email /products/3/delete
/pricing/choose /events/12 /contact/send /plans/pro /en/logout /a/b/pricing /menu.php`.split(/\s/),
)('%s isn’t opened: in a browser that is signed in, it might change something', (path) => expect(isPublicPath(path)).toBe(false))
