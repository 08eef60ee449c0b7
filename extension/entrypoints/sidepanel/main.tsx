import { render } from 'preact'
import { enableCopyButtons } from '../../../shared/ui/copy-buttons.ts'
import { Popup } from '../../popup/popup.tsx'

const root = document.querySelector('#popup')
if (root) render(<Popup isPanel />, root)
enableCopyButtons(document)
