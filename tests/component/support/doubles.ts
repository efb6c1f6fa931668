// What the app is given in place of seven modules: scripts/vite/doubles.ts says which. What a page makes once is made
// anew for each visit, and audio can be a test's own. This file is given the modules themselves.

import * as audio from '../../../src/platform/audio'
import * as desk from '../../../src/raffle/desk/desk'
import * as watch from '../../../src/raffle/desk/watch'
import * as browser from '../../../src/store/browserApp'
import * as archiver from '../../../src/store/library/archiver'
import * as library from '../../../src/store/library/library'
import * as wheelCommands from '../../../src/store/library/wheelCommands'
import { perVisit, replaceableApp } from './replaceableApp'
import { audioNow } from './replaceableAudio'

export const { browserServices } = browser
export const app = replaceableApp(browserServices)

export const { rowsOf, sortRows } = wheelCommands
export const createWheelCommands = perVisit(wheelCommands.createWheelCommands)
export const createLibrary = perVisit(library.createLibrary)
export const createArchiver = perVisit(archiver.createArchiver)

export const { announcedWheel, firstWinners, watchObjection, winnersInOrder } = watch
export const createWatch = perVisit(watch.createWatch)
export const createDesk = perVisit(desk.createDesk)

export const { loadSound, watchGestures } = audio
export const openAudio = () => audioNow(audio).openAudio()
export const needAudio = (isNow: boolean) => audioNow(audio).needAudio(isNow)
