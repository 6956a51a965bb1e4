export { extrude } from '../solids/extrude.ts'
export { createEnvironment, createQuickEnvironment } from './environment.ts'
export { AZIMUTH, dress, frame, layDown, placePart, settle } from './stage.ts'
