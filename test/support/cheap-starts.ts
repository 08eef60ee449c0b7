import { passwordCost } from '../../api/accounts/passwords.ts'
import { startWithFewDirectories } from './few-directories.ts'

// Hundreds of tests need somebody who is signed in, and a password is meant to cost time. kill.test.ts looks at what the real service writes.
Object.assign(passwordCost, { memory: 256, passes: 1 })
startWithFewDirectories()
