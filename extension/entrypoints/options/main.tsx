import { render } from 'preact'
import { Options } from '../../options/options.tsx'

const root = document.querySelector('#options')
if (root) render(<Options />, root)
