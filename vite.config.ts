import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src',
      router: {
        entry: 'web/router.tsx',
        routesDirectory: 'web/routes',
        generatedRouteTree: 'web/routeTree.gen.ts',
      },
      server: { entry: 'server.ts' },
    }),
    react(),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
