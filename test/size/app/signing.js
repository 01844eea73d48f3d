import { AccountButton } from 'latchkit'
import { showSignPage } from './signPage.js'

showSignPage(AccountButton)
