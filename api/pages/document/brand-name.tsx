import { Mark } from '../../../shared/ui/mark.tsx'
import { pictureSources } from '../../domain/pictures/picture.ts'
import { currentSite } from '../../domain/settings/current-site.ts'
import { iconPath } from './brand.ts'

/** The owner’s logo, or icon and name. */
export function Brand() {
  const { logo, logoDark, icon, name } = currentSite()
  if (logo === '')
    return (
      <>
        {icon === '' ? <Mark size={30} /> : <img class="rounded-small" src={iconPath(64)} width={30} height={30} alt="" />} {name}
      </>
    )
  const drawn = (address: string, look: string) => (
    <picture class={look}>
      {icon !== '' && <source media="(max-width: 34rem)" srcset={iconPath(64)} />}
      <img class="brand__logo" src={pictureSources(address, '')?.small} alt={name} />
    </picture>
  )
  return (
    <>
      {drawn(logo, logoDark === '' ? '' : 'only-light')}
      {logoDark !== '' && drawn(logoDark, 'only-dark')}
    </>
  )
}
