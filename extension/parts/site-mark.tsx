import { Mark } from '../../shared/ui/mark.tsx'

/** The icon of the site that the extension was built for. Decorative: always shown next to the name. */
export const SiteMark = ({ size }: { size: number }) =>
  import.meta.env.SITE_ICON ? <img class="sw-mark" src="/icon/128.png" width={size} height={size} alt="" /> : <Mark size={size} />
