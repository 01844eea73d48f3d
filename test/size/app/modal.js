import { SignModal } from 'latchkit'
import { showSignPage } from './signPage.js'

showSignPage(SignModal)
