import './styles/index.css'
