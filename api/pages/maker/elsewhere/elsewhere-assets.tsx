import { addStylesheet } from '../../document/assets.ts'

const stylesheet = addStylesheet('dashboard', 'elsewhere', 'prepared-texts')
export const ElsewhereAssets = () => <link rel="stylesheet" href={stylesheet} />
