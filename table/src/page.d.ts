// What the bundler lets a page import besides code.
/// <reference types="vite/client" />
