import { createRoot } from 'react-dom/client';
import '../styles.css';
import { DesignPage } from './DesignPage';

const root = document.getElementById('root');
if (root) createRoot(root).render(<DesignPage />);
